import { expect, test } from '@jest/globals';
import { pressedBefore } from './pressed-before.ts';

const PAGE = `
  <a href="#there">There</a>
  <form><button id="send">Send</button></form>
  <button type="button" id="first">First</button>
  <button type="button" id="last"><span>Last</span></button>
`;

function open(before = '') {
  document.body.innerHTML = `<main>${PAGE}</main>`;
  const main = document.querySelector('main') as HTMLElement;
  const find = (selector: string) => main.querySelector<HTMLElement>(selector) as HTMLElement;
  find('form').addEventListener('submit', (event) => event.preventDefault());
  const pressAgain = pressedBefore(main, before ? find(before) : null);
  return {
    find,
    /** The code comes, and hears what is pressed from then on. */
    codeComes(): string[] {
      const heard: string[] = [];
      main.addEventListener('click', ({ target }) => heard.push((target as Element).id));
      pressAgain();
      return heard;
    },
  };
}

test('what was pressed before is done, unless something else was pressed since', () => {
  expect(open('#last span').codeComes()).toEqual(['last']);
  expect(open('#send').codeComes()).toEqual([]);
  const page = open('#last');
  page.find('#first').click();
  expect(page.codeComes()).toEqual(['first']);
});

test('the last press is done again, once', () => {
  const { find, codeComes } = open();
  find('#first').click();
  find('#last span').click();
  const heard = codeComes();
  expect(heard).toEqual(['last']);
  find('#first').click();
  expect(heard).toEqual(['last', 'first']);
});

test('what the browser does by itself is not done again, and takes the place of a press before', () => {
  for (const selector of ['a', '#send']) {
    const { find, codeComes } = open();
    find('#first').click();
    find(selector).click();
    expect(codeComes()).toEqual([]);
  }
});

test('what is gone meanwhile is not pressed', () => {
  const { find, codeComes } = open();
  find('#first').click();
  find('#first').remove();
  expect(codeComes()).toEqual([]);
});
