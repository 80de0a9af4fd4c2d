import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CssNode, generate, parse, walk } from 'css-tree';

const OWN: ReadonlySet<string> = new Set(['ClassSelector', 'IdSelector', 'NestingSelector']);

/** Whether a selector names a class or an id, or stands within one that does: it matches nothing that others draw. */
function isOwn(selector: CssNode): boolean {
  let found = false;
  walk(selector, (node) => {
    found ||= OWN.has(node.type);
  });
  return found;
}

/** Selectors of a style sheet that match parts of the page which are not the remote's. */
function foreignSelectors(css: string): string[] {
  const found: string[] = [];
  walk(parse(css), {
    visit: 'Rule',
    enter({ prelude }) {
      // The steps of an animation look like selectors.
      if (this.atrule?.name.endsWith('keyframes') || prelude.type !== 'SelectorList') return;
      for (const selector of prelude.children) if (!isOwn(selector)) found.push(generate(selector));
    },
  });
  return found;
}

/** Finds styles of a build that reach outside what it draws. */
export function foreignStyles(folder: string): string[] {
  return globSync('assets/**/*.css', { cwd: folder }).flatMap((file) =>
    foreignSelectors(readFileSync(join(folder, file), 'utf8')).map(
      (selector) => `${file} styles ${selector}, which may be anywhere in the page`,
    ),
  );
}
