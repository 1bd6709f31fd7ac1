type ClassPart = string | false | null | undefined;

/** Joins the given class names. */
export function classNames(...parts: ClassPart[]): string {
  return parts.filter(Boolean).join(' ');
}
