/** Event on the window after a file was saved. */
export const FILE_SAVED = 'filesaved';

/** Saves a file as a download. */
export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  window.dispatchEvent(new Event(FILE_SAVED));
  // The download has started by then. Without revoking, the memory would stay in use.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
