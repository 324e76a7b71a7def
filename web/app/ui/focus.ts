/** As a `ref`: the field takes the focus when it appears, once, since the press before asked for it. */
export const focusOnce = (field: HTMLElement | null): void => field?.focus();
