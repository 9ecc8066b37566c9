/** Hands a file to the reader, as browsers do with a download. */
export const download = (file: File): void => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
};

/** A table as a file: the game with all that was tried. */
export const tableFile = (game: string, sitting: unknown): File =>
  new File([JSON.stringify(sitting, undefined, 1)], `portolan-${game}-table.json`, { type: 'application/json' });
