import type { PageDescription } from './describe-page.ts';
import { HEAD_TAGS, headTags } from './head-tags.ts';

const JSON_LD = 'application/ld+json';

function elementOf(name: string, attributes: Readonly<Record<string, string>>, text = ''): HTMLElement {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.textContent = text;
  return element;
}

export function applyDescription({ head, jsonLd }: PageDescription): void {
  document.title = head.title;
  for (const old of document.head.querySelectorAll(`${HEAD_TAGS},script[type="${JSON_LD}"]`)) old.remove();
  document.head.append(
    ...headTags(head).map(({ name, attributes }) => elementOf(name, attributes)),
    ...jsonLd.map((data) => elementOf('script', { type: JSON_LD }, JSON.stringify(data))),
  );
}
