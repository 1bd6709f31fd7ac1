export type SessionUser = {
  readonly id: string;
  readonly username: string;
  readonly avatar: string | null;
  readonly roles: readonly string[];
  readonly level: number;
  readonly userExp: number;
};
