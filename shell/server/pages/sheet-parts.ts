import type { Atrule, CssNode, Rule } from 'css-tree';
import parse from 'css-tree/parser';

/** A rule, and for each of its selectors the classes without which it means nothing. */
export interface StyleRule {
  readonly kind: 'rule';
  readonly text: string;
  readonly worn: readonly (readonly string[])[];
}

/** Rules under a condition; `opening` is what stands before their brace. */
export interface RuleGroup {
  readonly kind: 'group';
  readonly opening: string;
  readonly parts: readonly SheetPart[];
}

export interface Keyframes {
  readonly kind: 'keyframes';
  readonly text: string;
  readonly name: string;
}

/** What holds whatever a page wears; a face is one of a typeface. */
export interface Global {
  readonly kind: 'global' | 'face';
  readonly text: string;
}

export type SheetPart = StyleRule | RuleGroup | Keyframes | Global;

const GROUPS: ReadonlySet<string> = new Set(['media', 'supports', 'container', 'layer', 'starting-style']);
/** States that nothing is in before somebody has touched the page. */
const TOUCHED: ReadonlySet<string> = new Set(['hover', 'active', 'focus', 'focus-visible', 'focus-within']);

const textIn = (sheet: string, { loc }: CssNode): string =>
  loc ? sheet.slice(loc.start.offset, loc.end.offset) : '';

/** None where the selector is of a state that nothing is in yet. What stands in `:is()` or `:not()` is not looked at. */
function classesOf(selector: CssNode): readonly string[][] {
  const nodes = selector.type === 'Selector' ? selector.children.toArray() : [];
  if (nodes.some((node) => node.type === 'PseudoClassSelector' && TOUCHED.has(node.name))) return [];
  return [nodes.flatMap((node) => (node.type === 'ClassSelector' ? node.name : []))];
}

function ruleOf(sheet: string, rule: Rule): SheetPart {
  const text = textIn(sheet, rule);
  if (rule.prelude.type !== 'SelectorList') return { kind: 'global', text };
  return { kind: 'rule', text, worn: rule.prelude.children.toArray().flatMap(classesOf) };
}

function atRuleOf(sheet: string, rule: Atrule): SheetPart[] {
  const { name, prelude, block } = rule;
  const text = textIn(sheet, rule);
  const condition = prelude ? textIn(sheet, prelude).trim() : '';
  if (name === 'media' && condition === 'print') return [];
  if (name === 'keyframes') return [{ kind: 'keyframes', text, name: condition }];
  if (name === 'font-face') return [{ kind: 'face', text }];
  if (!block || !GROUPS.has(name)) return [{ kind: 'global', text }];
  return [{ kind: 'group', opening: `@${name} ${condition}`, parts: partsIn(sheet, block) }];
}

function partOf(sheet: string, node: CssNode): SheetPart[] {
  if (node.type === 'Comment') return [];
  if (node.type === 'Rule') return [ruleOf(sheet, node)];
  if (node.type === 'Atrule') return atRuleOf(sheet, node);
  return [{ kind: 'global', text: textIn(sheet, node) }];
}

const partsIn = (sheet: string, node: CssNode): SheetPart[] =>
  'children' in node && node.children ? node.children.toArray().flatMap((child) => partOf(sheet, child)) : [];

/**
 * The parts of a style sheet in their order, but for what is printed. What the parser does not know is one that always
 * holds.
 */
export const sheetParts = (sheet: string): readonly SheetPart[] =>
  partsIn(
    sheet,
    parse(sheet, {
      positions: true,
      parseAtrulePrelude: false,
      parseValue: false,
      parseCustomProperty: false,
    }),
  );
