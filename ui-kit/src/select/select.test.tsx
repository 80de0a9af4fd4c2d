import { expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Dialog } from '../dialog/index.ts';
import { Select, type SelectProps } from './select.tsx';
import type { SelectItem } from './shown-items.ts';

const ITEMS = ['Paper', 'Plastic', 'Glass'].map((title) => ({ id: title.toLowerCase(), title }));
const GLASS = ITEMS[2] as SelectItem;
const TEXTS = {
  open: 'Open the list',
  clear: 'Clear',
  loading: 'Loading',
  error: 'An error occurred while loading data',
  startTyping: 'Start typing...',
  noResults: 'No results',
  remove: (title: string) => `Remove ${title}`,
};

function Choice({
  start = [],
  changed,
  ...props
}: Partial<SelectProps> & { start?: SelectItem[]; changed?: (ids: string[]) => void }) {
  const [selected, setSelected] = useState<readonly SelectItem[]>(start);
  return (
    <Select
      label="Material"
      items={ITEMS}
      texts={TEXTS}
      {...props}
      selected={selected}
      onSelectedChange={(items) => {
        setSelected(items);
        changed?.(items.map(({ id }) => id));
      }}
    />
  );
}

const input = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Material' });
const titles = () => screen.getAllByRole('option').map((option) => option.textContent);

test('single replaces the choice and closes the list @D-11', async () => {
  render(<Choice start={[GLASS]} />);
  await userEvent.click(screen.getByRole('button', { name: 'Open the list' }));
  await userEvent.click(screen.getByRole('option', { name: 'Paper' }));
  expect(input().value).toBe('Paper');
  expect(screen.queryByRole('listbox')).toBeNull();
});

test('multi toggles and keeps the list open, the selected on top @D-11', async () => {
  const changed = jest.fn();
  render(<Choice mode="multi" changed={changed} />);
  await userEvent.click(input());
  await userEvent.click(screen.getByRole('option', { name: 'Glass' }));
  expect(titles()).toEqual(['Glass', 'Paper', 'Plastic']);
  expect(screen.getByRole('option', { name: 'Glass', selected: true })).toBeTruthy();
  await userEvent.click(screen.getByRole('option', { name: 'Glass' }));
  expect(changed.mock.calls).toEqual([[['glass']], [[]]]);
});

test('none selects the item that the typed text names and deselects it when it no longer does @D-11', async () => {
  const changed = jest.fn();
  render(<Choice mode="none" changed={changed} />);
  await userEvent.type(input(), 'glass');
  expect(changed.mock.calls).toEqual([[['glass']]]);
  await userEvent.type(input(), 'es');
  expect(changed.mock.calls.at(-1)).toEqual([[]]);
  await userEvent.tab();
  expect(input().value).toBe('glasses');
});

test('typing narrows the list, and nothing found is said @D-11', async () => {
  render(<Choice />);
  await userEvent.type(input(), 'pl');
  expect(titles()).toEqual(['Plastic']);
  await userEvent.type(input(), 'x');
  expect(screen.getByRole('status').textContent).toBe('No results');
});

test('arrow keys and Enter choose, Escape closes without choosing @D-11', async () => {
  render(<Choice />);
  await userEvent.click(input());
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(input().value).toBe('Plastic');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(input().value).toBe('Plastic');
});

test('leaving the field drops what was typed and never chooses what was highlighted @D-11', async () => {
  render(<Choice start={[GLASS]} />);
  await userEvent.clear(input());
  await userEvent.type(input(), 'pa{ArrowDown}');
  await userEvent.tab();
  expect(input().value).toBe('Glass');
});

test.each([
  ['loading', 'Loading'],
  ['error', 'An error occurred while loading data'],
] as const)('the state %s is said @D-11', async (status, text) => {
  render(<Choice items={[]} status={status} />);
  await userEvent.click(input());
  expect(screen.getByText(text)).toBeTruthy();
});

test('an empty list without a query asks to start typing @D-11', async () => {
  render(<Choice items={[]} />);
  await userEvent.click(input());
  expect(screen.getByText('Start typing...')).toBeTruthy();
});

test('Escape in an open list leaves the dialog around it open', async () => {
  const close = jest.fn();
  render(
    <Dialog open onClose={close} title="Point" closeLabel="Close">
      <Choice />
    </Dialog>,
  );
  await userEvent.click(input());
  await userEvent.keyboard('{Escape}');
  expect(close).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  expect(close).toHaveBeenCalledTimes(1);
});

const OTHERS = [{ id: 'metal', title: 'Metal' }, GLASS];

test.each([
  ['all', []],
  ['none', [[[]]]],
  ['only-missing', [[['glass']]]],
] as const)('when the items are others, a choice of which %s is kept stays or goes @D-11', (keeps, told) => {
  const changed = jest.fn();
  const start = [ITEMS[0] as SelectItem, GLASS];
  const { rerender } = render(<Choice mode="multi" keeps={keeps} start={start} changed={changed} />);
  expect(changed).not.toHaveBeenCalled();
  rerender(<Choice mode="multi" keeps={keeps} start={start} changed={changed} items={OTHERS} />);
  expect(changed.mock.calls).toEqual(told);
});

test('the same items in a new list are no others @D-11', () => {
  const changed = jest.fn();
  const { rerender } = render(<Choice keeps="none" start={[GLASS]} changed={changed} />);
  rerender(
    <Choice keeps="none" start={[GLASS]} changed={changed} items={ITEMS.map((item) => ({ ...item }))} />,
  );
  expect(changed).not.toHaveBeenCalled();
});

test('a text that comes to name an item selects it, and one that no longer does deselects it @D-11', async () => {
  const [select, deselect] = [jest.fn(), jest.fn()];
  render(<Choice mode="none" onSelect={select} onDeselect={deselect} />);
  await userEvent.type(input(), 'glass');
  expect(select.mock.calls).toEqual([[GLASS]]);
  expect(deselect).not.toHaveBeenCalled();
  await userEvent.type(input(), 'y');
  expect(deselect.mock.calls).toEqual([[GLASS]]);
});

test('left and right return from the list to the text, and Enter then chooses nothing @D-11', async () => {
  const changed = jest.fn();
  render(<Choice changed={changed} />);
  await userEvent.click(input());
  await userEvent.keyboard('{ArrowDown}');
  expect(input().getAttribute('aria-activedescendant')).not.toBe('');
  await userEvent.keyboard('{ArrowLeft}');
  expect(input().getAttribute('aria-activedescendant')).toBe('');
  expect(document.activeElement).toBe(input());
  await userEvent.keyboard('{ArrowDown}{ArrowRight}{Enter}');
  expect(changed).not.toHaveBeenCalled();
});

test('a press outside closes the list without choosing @D-11', async () => {
  const changed = jest.fn();
  render(
    <>
      <Choice changed={changed} />
      <button type="button">Elsewhere</button>
    </>,
  );
  await userEvent.click(input());
  await userEvent.keyboard('{ArrowDown}');
  await userEvent.click(screen.getByRole('button', { name: 'Elsewhere' }));
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(changed).not.toHaveBeenCalled();
});
