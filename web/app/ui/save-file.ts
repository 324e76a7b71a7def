/** Hands a file to the browser's downloads, under the file's own name. */
export const saveFile = (file: File): void => {
  const url = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = url;
  link.download = file.name;
  link.click();
  // The browser reads the blob asynchronously; revoking at once would cancel the download.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
};
