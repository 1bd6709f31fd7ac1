/** A progress bar on terminals, one line at the end elsewhere. */
export type ProgressLine = { show: (done: number) => void; end: () => void };

const BAR = 28;

export function progressLine(label: string, total: number): ProgressLine {
  const terminal = process.stderr.isTTY;
  const show = (done: number): void => {
    if (!terminal) return;
    const filled = Math.round((total === 0 ? 1 : done / total) * BAR);
    process.stderr.write(
      `\r${label} ${'█'.repeat(filled)}${'░'.repeat(BAR - filled)} ${done}/${total}`,
    );
  };
  return {
    show,
    end: () => process.stderr.write(terminal ? '\n' : `${label} ${total}/${total}\n`),
  };
}
