/** A progress bar on terminals, a line every tenth elsewhere. */
export type ProgressLine = { show: (done: number) => void; end: () => void };

const BAR = 28;

export function progressLine(label: string, total: number): ProgressLine {
  const terminal = process.stderr.isTTY;
  let lastTenth = -1;
  const show = (done: number): void => {
    const share = total === 0 ? 1 : done / total;
    if (terminal) {
      const filled = Math.round(share * BAR);
      process.stderr.write(
        `\r${label} ${'█'.repeat(filled)}${'░'.repeat(BAR - filled)} ${done}/${total}`,
      );
      return;
    }
    const tenth = Math.floor(share * 10);
    if (tenth === lastTenth) return;
    lastTenth = tenth;
    process.stderr.write(`${label} ${done}/${total}\n`);
  };
  return { show, end: () => terminal && process.stderr.write('\n') };
}
