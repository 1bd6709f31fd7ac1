export type Progress = {
  show: (rows: number, share: number) => void;
  end: () => void;
};

export type Output = { write(text: string): unknown; isTTY?: boolean };

const WIDTH = 30;
/** On a log, a line now and then says more than a bar. */
const ROWS_PER_LINE = 5000;

/** A bar on a terminal, plain lines elsewhere. */
export function createProgress(output: Output): Progress {
  let nextLine = ROWS_PER_LINE;
  return {
    show(rows, share) {
      if (output.isTTY === true) {
        const done = Math.round(Math.min(share, 1) * WIDTH);
        const bar = '█'.repeat(done) + '░'.repeat(WIDTH - done);
        output.write(`\r${bar} ${Math.round(share * 100)} %  ${rows} rows`);
      } else if (rows >= nextLine) {
        output.write(`read ${rows} rows (${Math.round(share * 100)} %)\n`);
        nextLine = rows + ROWS_PER_LINE;
      }
    },
    end() {
      if (output.isTTY === true) output.write('\n');
    },
  };
}
