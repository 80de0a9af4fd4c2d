import { expect, jest, test } from '@jest/globals';
import { render } from '@testing-library/react';
import { fork } from 'effector';
import { Provider } from 'effector-react';
import { renderToString } from 'react-dom/server';
import { $auth } from './model.ts';
import { sessionOf } from './testing/stored-session.ts';
import { useSession } from './use-session.ts';

function Status() {
  return <p>{useSession().status}</p>;
}

const page = (
  <Provider value={fork({ values: [[$auth, sessionOf('a')]] })}>
    <Status />
  </Provider>
);

test('a page is rendered for nobody in particular, and hydrated so before it shows who is signed in @A-06', () => {
  const container = document.createElement('div');
  container.innerHTML = renderToString(page);
  expect(container.textContent).toBe('anonymous');
  const complained = jest.spyOn(console, 'error').mockImplementation(() => {});
  render(page, { container, hydrate: true });
  expect(container.textContent).toBe('authenticated');
  expect(complained).not.toHaveBeenCalled();
});
