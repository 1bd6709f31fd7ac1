/** `/cards/{cardno}` → `/cards/$cardno` */
export function toRouterPath(path: string): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => `$${name}`);
}
