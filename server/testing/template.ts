/** The database that createTestApp and ServerProcess clone: the application started on it once. */
export const BOOTED_TEMPLATE = "relato_booted";

/** The URL of another database of the same server. */
export const onDatabase = (url: string, name: string): string => {
  const changed = new URL(url);
  changed.pathname = `/${name}`;
  return changed.href;
};
