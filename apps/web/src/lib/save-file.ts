/** Told to the window when a file was handed over. */
export const FILE_SAVED = 'filesaved';

/** Hands a file to the browser's downloads. */
export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  window.dispatchEvent(new Event(FILE_SAVED));
  // The download has begun by then; the address would hold the memory for ever.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
