import { afterEach, expect, test } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { allSettled, fork } from 'effector';
import { Provider } from 'effector-react';
import { createInstance } from 'i18next';
import { I18nextProvider } from 'react-i18next';
import { editor, FIELDS } from './editor-form.ts';
import { EditorPage } from './editor-page.tsx';

const i18n = createInstance({ lng: 'en-US' });
await i18n.init();

/** The editor in a scope of its own, with its rules, and what has rendered since. */
async function open() {
  const scope = fork();
  const rendered: string[] = [];
  render(
    <I18nextProvider i18n={i18n}>
      <Provider value={scope}>
        <EditorPage onRender={(path) => rendered.push(path)} />
      </Provider>
    </I18nextProvider>,
  );
  await act(() => allSettled(editor.rulesWanted, { scope }));
  return { scope, rendered: () => rendered.splice(0) };
}

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const rate = (name: number) => within(screen.getByRole('group', { name: `rate ${name}` }));
const press = (row: ReturnType<typeof rate>, name: string) =>
  fireEvent.click(row.getByRole('button', { name }));
const isWrong = (input: HTMLElement | undefined) => input?.getAttribute('aria-invalid') === 'true';

afterEach(cleanup);

test('it has sixty fields, and a keystroke renders the one that is typed into', async () => {
  const { rendered } = await open();
  expect(screen.getAllByRole('textbox')).toHaveLength(FIELDS);
  expect(FIELDS).toBe(60);
  rendered();
  type('rates.9.price', '1');
  expect(rendered()).toEqual(['rates.9.price']);
  type('contacts.gate.email', 'ada@');
  expect(rendered()).toEqual(['contacts.gate.email']);
});

test('a field two deep is wrong once it was left', async () => {
  await open();
  type('contacts.office.email', 'ada@');
  expect(isWrong(field('contacts.office.email'))).toBe(false);
  fireEvent.blur(field('contacts.office.email'));
  expect(isWrong(field('contacts.office.email'))).toBe(true);
  type('contacts.office.email', 'ada@example.org');
  expect(isWrong(field('contacts.office.email'))).toBe(false);
});

test('a row takes its text, its problem and its focus along, whatever happens to the others', async () => {
  await open();
  type('rates.2.material', 'Glass');
  const price = field('rates.2.price');
  fireEvent.blur(price);
  field('rates.2.material').focus();
  press(rate(5), 'First');
  press(rate(0), 'Remove');
  const [material, , third] = rate(2).getAllByRole<HTMLInputElement>('textbox');
  expect([material?.value, material?.name, document.activeElement]).toEqual([
    'Glass',
    'rates.2.material',
    material,
  ]);
  expect([third, isWrong(third)]).toEqual([price, true]);
  expect(screen.getAllByRole('textbox').filter(isWrong)).toEqual([price]);
});

test('a refused submit tells every field, and goes to the first', async () => {
  const { scope } = await open();
  await act(() => allSettled(editor.submitted, { scope, params: {} }));
  expect(screen.getAllByRole('textbox').filter(isWrong)).toHaveLength(FIELDS);
  expect(document.activeElement).toBe(field('name'));
});
