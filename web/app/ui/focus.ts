/** A `ref` that focuses the field when it mounts. */
export const focusOnce = (field: HTMLElement | null): void => field?.focus();
