import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

type Program = ReturnType<Rolldown.PluginContext['parse']>;
type Import = Extract<Program['body'][number], { type: 'ImportDeclaration' }>;
type Name = Extract<Import['specifiers'][number], { type: 'ImportSpecifier' }>['imported'];

const PACKAGE = 'lucide-react';
const LIST = resolve(
  dirname(import.meta.resolve(PACKAGE).replace('file://', '')),
  '../esm/lucide-react.mjs',
);

/**
 * Imports each icon from its own file. The package index would make every page depend on all icons.
 */
export function directIcons(): Plugin {
  let files: ReadonlyMap<string, string> | undefined;
  return {
    name: 'deckframe:direct-icons',
    apply: 'build',
    enforce: 'post',
    transform: {
      filter: { id: /\/src\/[^?]+\.tsx?$/, code: PACKAGE },
      handler(code) {
        files ??= listFiles(this.parse(readFileSync(LIST, 'utf8')));
        let text = code;
        for (const node of this.parse(code).body.toReversed()) {
          if (node.type !== 'ImportDeclaration' || node.source.value !== PACKAGE) continue;
          text = text.slice(0, node.start) + printImports(node, files) + text.slice(node.end);
        }
        return { code: text, map: null };
      },
    },
  };
}

/** Maps icon names such as `ChevronRight` to their files. */
function listFiles(list: Program): ReadonlyMap<string, string> {
  return new Map(
    list.body.flatMap((node) => {
      if (node.type !== 'ExportNamedDeclaration' || node.source === null) return [];
      const file = resolve(dirname(LIST), node.source.value);
      return node.specifiers.map(({ exported }): [string, string] => [nameOf(exported), file]);
    }),
  );
}

function printImports(node: Import, files: ReadonlyMap<string, string>): string {
  const imports = node.specifiers.map((specifier) => {
    const name = specifier.type === 'ImportSpecifier' ? nameOf(specifier.imported) : '*';
    const file = files.get(name);
    if (file === undefined) throw new Error(`${PACKAGE} has no icon called ${name}`);
    return `import ${specifier.local.name} from ${JSON.stringify(file)};`;
  });
  return imports.join('');
}

function nameOf(name: Name): string {
  return name.type === 'Literal' ? name.value : name.name;
}
