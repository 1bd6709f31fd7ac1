/** A mail that the server accepted: its round, its receiver, and the rounds it mentions. */
export type SentDigest = { round: number; to: string; tells: readonly number[] };

export type DigestFaults = {
  /** Members with two mails in one period. */
  doubled: string[];
  /** Members for whom an event was never mailed. */
  leftOut: string[];
};

export type DigestVerdict = DigestFaults & {
  /** Mails that were missing in their period and sent with the next one. */
  late: number;
  /** Items that were mailed twice. */
  toldAgain: number;
};

/** In every round each member was liked. The last round has no faults. */
export function judgeDigests(
  members: readonly string[],
  rounds: number,
  sent: readonly SentDigest[],
): DigestVerdict {
  const verdict: DigestVerdict = { doubled: [], leftOut: [], late: 0, toldAgain: 0 };
  for (const member of members) {
    const own = sent.filter(({ to }) => to === member);
    for (let round = 1; round <= rounds; round += 1) {
      const mails = own.filter((mail) => mail.round === round).length;
      if (mails > 1) verdict.doubled.push(`${member} in round ${round}`);
      if (mails === 0) verdict.late += 1;
      const tellings = own.filter(({ tells }) => tells.includes(round)).length;
      if (tellings === 0) verdict.leftOut.push(`${member} of round ${round}`);
      verdict.toldAgain += Math.max(0, tellings - 1);
    }
  }
  return verdict;
}
