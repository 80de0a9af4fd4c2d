import { afterEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { AnswerBar, type AnswerBarProps } from './answer-bar.tsx';
import { markedPieces } from './marked-title.tsx';

const texts: AnswerBarProps['texts'] = {
  label: 'What do you want to hand in?',
  placeholder: 'Jar',
  submit: 'Find',
  clear: 'Clear',
  suggestions: (count) => `${count} suggestions`,
};
const suggestions = ['Glass jar', 'Jar lid', 'Pickle jar'].map((title, place) => ({
  id: String(place),
  title,
  note: 'Glass',
  picture: null,
}));
const [onChoose, onAsk, onHighlight] = [jest.fn(), jest.fn(), jest.fn()];
afterEach(() => {
  jest.useRealTimers();
  jest.clearAllMocks();
});

const bar = (props: Partial<AnswerBarProps> = {}) => (
  <AnswerBar
    texts={texts}
    action="/recycling-points"
    name="thing"
    suggestions={suggestions}
    onChoose={onChoose}
    onAsk={onAsk}
    onHighlight={onHighlight}
    {...props}
  />
);

const said = () =>
  screen.getAllByRole('status').flatMap(({ textContent }) => (textContent ? [textContent] : []));
const field = () => screen.getByRole('combobox', { name: texts.label }) as HTMLInputElement;
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

async function typed(words: string, props?: Partial<AnswerBarProps>) {
  render(bar(props));
  const input = field();
  await userEvent.type(input, words);
  await screen.findByRole('listbox');
  return input;
}

test('is a form that needs no JavaScript @X-13', () => {
  const page = new DOMParser().parseFromString(renderToString(bar({ value: 'jar' })), 'text/html');
  const form = page.querySelector('form');
  expect([form?.getAttribute('action'), form?.method]).toEqual(['/recycling-points', 'get']);
  expect(form?.querySelector('input')?.getAttribute('value')).toBe('jar');
  expect(page.querySelector('button')?.type).toBe('submit');
});

test('keeps the input and its letters while the suggestions are loaded, and says how many there are', async () => {
  render(bar());
  const before = field();
  before.focus();
  await userEvent.type(before, 'ja');
  await waitFor(() => expect(options()).toHaveLength(3));
  expect(field()).toBe(before);
  expect([before.value, document.activeElement]).toEqual(['ja', before]);
  await waitFor(() => expect(said()).toEqual(['3 suggestions']));
});

test('reads the count and the summary out once the typing rests, and nothing of what was between', async () => {
  const { rerender } = render(bar());
  await userEvent.type(field(), 'j');
  await waitFor(() => expect(options()).toHaveLength(3));
  jest.useFakeTimers();
  const settle = (ms: number) => act(async () => void jest.advanceTimersByTime(ms));
  rerender(bar({ summary: '9 points' }));
  await settle(300);
  rerender(bar({ summary: '31 points · 12 open now', suggestions: suggestions.slice(0, 2) }));
  await settle(400);
  expect(said()).not.toContain('9 points');
  await settle(200);
  expect(said()).toEqual(['2 suggestions', '31 points · 12 open now']);
  fireEvent.keyDown(field(), { key: 'Escape' });
  await settle(600);
  expect(said()).toEqual([]);
});

test('asks what was typed before the page had its code', async () => {
  const container = document.createElement('div');
  container.innerHTML = renderToString(bar());
  document.body.append(container);
  const input = container.querySelector('input') as HTMLInputElement;
  input.focus();
  input.value = 'ja';
  const onQuestion = jest.fn();
  const { unmount } = render(bar({ onQuestion }), { container, hydrate: true });
  await waitFor(() => expect(options()).toHaveLength(3));
  expect([onQuestion.mock.calls, field().value]).toEqual([[['ja']], 'ja']);
  unmount();
  container.remove();
});

test('asks what is typed after the page has its code into a field that had the focus before', async () => {
  const container = document.createElement('div');
  container.innerHTML = renderToString(bar());
  document.body.append(container);
  (container.querySelector('input') as HTMLInputElement).focus();
  const { unmount } = render(bar(), { container, hydrate: true });
  await userEvent.keyboard('ja');
  await waitFor(() => expect(options()).toHaveLength(3));
  unmount();
  container.remove();
});

test('is led by keys: arrows, Home, End, Enter and Escape @D-11', async () => {
  const input = await typed('jar');
  const active = () =>
    document.getElementById(input.getAttribute('aria-activedescendant') ?? '')?.textContent;
  expect([input.getAttribute('aria-expanded'), active()]).toEqual(['true', undefined]);
  await userEvent.keyboard('{ArrowDown}');
  expect(active()).toBe('Glass jarGlass');
  await userEvent.keyboard('{ArrowUp}');
  expect(active()).toBe('Pickle jarGlass');
  await userEvent.keyboard('{Home}{ArrowDown}');
  expect(active()).toBe('Jar lidGlass');
  expect(onHighlight).toHaveBeenLastCalledWith(suggestions[1]);
  await userEvent.keyboard('{End}{Enter}');
  expect(onChoose).toHaveBeenCalledWith(suggestions[2]);
  expect(onAsk).not.toHaveBeenCalled();
});

test('Escape closes the suggestions and leaves the letters; Enter then asks for them', async () => {
  const input = await typed('jar');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  expect([input.value, input.getAttribute('aria-expanded')]).toEqual(['jar', 'false']);
  await userEvent.keyboard('{Enter}');
  expect(onAsk).toHaveBeenCalledWith('jar');
});

test('Enter without a highlighted suggestion asks for the words, and leaving chooses nothing', async () => {
  await typed('jar');
  await userEvent.keyboard('{Enter}');
  expect(onAsk).toHaveBeenCalledWith('jar');
  await userEvent.keyboard('{ArrowDown}');
  await userEvent.tab();
  expect(onChoose).not.toHaveBeenCalled();
});

test('a press on a suggestion chooses it', async () => {
  await typed('jar');
  await userEvent.click(screen.getByRole('option', { name: /Jar lid/ }));
  expect(onChoose).toHaveBeenCalledWith(suggestions[1]);
});

test.each([
  ['Glass jar', 'jar', ['jar']],
  ['Құты қақпағы', 'куты', ['Құты']],
  ['Teléfono celular', 'cel telef', ['Teléf', 'cel']],
  ['Jam', '', []],
  ['🫙 jar (1 l)', '🫙 (', []],
])('in %j the question %j marks %j', (title, question, marked) => {
  const pieces = markedPieces(title, question);
  expect(pieces.map(({ text }) => text).join('')).toBe(title);
  expect(pieces.filter(({ isAsked }) => isAsked).map(({ text }) => text)).toEqual(marked);
});
