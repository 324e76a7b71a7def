/** Gives a file to the browser's own downloads. */
export const saveFile = (name: string, content: Blob): void => {
  const url = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // Not at once: the download reads it after this turn.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
};
