export function toRouterPath(path: string): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => `$${name}`);
}
