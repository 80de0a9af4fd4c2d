import { expect, jest, test } from '@jest/globals';
import { fireEvent, render, waitFor } from '@testing-library/react';
import { type ComponentType, useState } from 'react';
import { latePart } from './late-part.tsx';

/** A page whose document holds a part, and what lets the code of that part come. */
function open() {
  const pressed = jest.fn<(name: string) => void>();
  let come: () => void = () => undefined;
  const Part = ({ name }: { readonly name: string }) => (
    <button type="button" onClick={() => pressed(name)}>
      {name}
    </button>
  );
  const Late = latePart<{ name: string }>(
    () =>
      new Promise<{ default: ComponentType<{ name: string }> }>((resolve) => {
        come = () => resolve({ default: Part });
      }),
  );
  function Page() {
    const [count, setCount] = useState(0);
    return (
      <>
        <button type="button" onClick={() => setCount(count + 1)}>{`changed ${count}`}</button>
        <Late name="Report" />
      </>
    );
  }
  const container = document.createElement('div');
  container.innerHTML =
    '<button type="button">changed 0</button><div class="place"><!--$--><button type="button">Report</button><!--/$--></div>';
  document.body.replaceChildren(container);
  const [change, button] = container.querySelectorAll('button') as unknown as [HTMLElement, HTMLElement];
  render(<Page />, { container, hydrate: true });
  return { change, button, pressed, codeComes: () => come() };
}

test('what the document has of a part stays while its code comes, whatever changes around it', async () => {
  const { change, button, pressed, codeComes } = open();
  fireEvent.click(change);
  expect(change.textContent).toBe('changed 1');
  expect(button.isConnected).toBe(true);
  codeComes();
  await waitFor(() => {
    fireEvent.click(button);
    expect(pressed).toHaveBeenCalled();
  });
});

test('a press before the code has come is done once it is there, and once only', async () => {
  const { button, pressed, codeComes } = open();
  fireEvent.click(button);
  fireEvent.click(button);
  expect(pressed).not.toHaveBeenCalled();
  codeComes();
  await waitFor(() => expect(pressed.mock.calls).toEqual([['Report']]));
  fireEvent.click(button);
  expect(pressed).toHaveBeenCalledTimes(2);
});
