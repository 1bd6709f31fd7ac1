type ClassPart = string | false | null | undefined;

/** Joins the parts that are there. */
export function classNames(...parts: ClassPart[]): string {
  return parts.filter(Boolean).join(' ');
}
