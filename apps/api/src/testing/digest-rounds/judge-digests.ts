/** One mail as the server took it: in which round, to whom, and of which rounds it tells. */
export type SentDigest = { round: number; to: string; tells: readonly number[] };

export type DigestFaults = {
  /** Members who got two mails of one period. */
  doubled: string[];
  /** Members who were never told of something, not even by a later mail. */
  leftOut: string[];
};

export type DigestVerdict = DigestFaults & {
  /** Mails that were missing in their period and came with the next one. */
  late: number;
  /** What a mail told that an earlier one had told as well. */
  toldAgain: number;
};

/** In every round something happened to every member, and the last one is not disturbed. */
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
