import { expect, jest, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { useId, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { TypedBefore } from './typed-before.tsx';

function Fields({ onSeen }: { readonly onSeen: (field: string, value: string | boolean) => void }) {
  const [text, setText] = useState('');
  const [kind, setKind] = useState('all');
  const [isOpen, setOpen] = useState(false);
  const [way, setWay] = useState('walk');
  const [, renderAgain] = useState(0);
  const hint = useId();
  return (
    <>
      <input
        aria-label="Text"
        aria-describedby={hint}
        value={text}
        onChange={({ target }) => {
          onSeen('text', target.value);
          setText(target.value);
        }}
      />
      <p id={hint}>A word</p>
      <select
        aria-label="Kind"
        value={kind}
        onChange={({ target }) => {
          onSeen('kind', target.value);
          setKind(target.value);
        }}
      >
        <option value="any">any</option>
        <option value="all">all</option>
      </select>
      <input
        type="checkbox"
        aria-label="Open"
        checked={isOpen}
        onChange={({ target }) => {
          onSeen('open', target.checked);
          setOpen(target.checked);
        }}
      />
      {['walk', 'drive'].map((one) => (
        <input
          key={one}
          type="radio"
          name="way"
          aria-label={one}
          checked={way === one}
          onChange={() => {
            onSeen('way', one);
            setWay(one);
          }}
        />
      ))}
      <button type="button" onClick={() => renderAgain((times) => times + 1)}>
        Render
      </button>
    </>
  );
}

async function hydrate(before: () => void) {
  const root = document.createElement('div');
  document.body.replaceChildren(root);
  const onSeen = jest.fn<(field: string, value: string | boolean) => void>();
  const page = (
    <TypedBefore root={root}>
      <Fields onSeen={onSeen} />
    </TypedBefore>
  );
  root.innerHTML = renderToString(<Fields onSeen={onSeen} />);
  before();
  await act(async () => void hydrateRoot(root, page));
  await act(async () => screen.getByRole('button').click());
  return onSeen;
}

test('what was typed, chosen and checked before hydration stays, and is known @V-05', async () => {
  const seen = await hydrate(() => {
    const text = screen.getByRole<HTMLInputElement>('textbox');
    text.value = 'glass';
    text.focus();
    text.setSelectionRange(2, 2);
    screen.getByRole<HTMLSelectElement>('combobox').value = 'any';
    screen.getByRole<HTMLInputElement>('checkbox').checked = true;
    screen.getByRole<HTMLInputElement>('radio', { name: 'drive' }).checked = true;
  });
  expect(seen.mock.calls).toEqual([
    ['text', 'glass'],
    ['kind', 'any'],
    ['open', true],
    ['way', 'drive'],
  ]);
  const text = screen.getByRole<HTMLInputElement>('textbox');
  expect(text.value).toBe('glass');
  expect(text.selectionStart).toBe(2);
  expect(screen.getByRole<HTMLSelectElement>('combobox').value).toBe('any');
  expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(true);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'drive' }).checked).toBe(true);
});

test('the page finds the ids of its server @L-05', async () => {
  const mismatch = jest.spyOn(console, 'error');
  await hydrate(() => {});
  expect(screen.getByRole('textbox').getAttribute('aria-describedby')).toBe(screen.getByText('A word').id);
  expect(mismatch).not.toHaveBeenCalled();
});

test('where nothing was touched, nobody is told anything', async () => {
  expect(await hydrate(() => {})).not.toHaveBeenCalled();
});
