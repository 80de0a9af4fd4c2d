import { expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button, ButtonLink, IconButton } from './button.tsx';

test('a button does not submit a form unless it says so', () => {
  render(<Button>Save</Button>);
  expect(screen.getByRole('button', { name: 'Save' }).getAttribute('type')).toBe('button');
});

test('a loading button keeps its name and its focus and ignores presses', async () => {
  const press = jest.fn();
  render(
    <Button loading onClick={press}>
      Save
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Save', busy: true });
  await userEvent.click(button);
  expect(press).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(button);
});

test('a loading submit button does not submit its form', async () => {
  const submit = jest.fn((event: { preventDefault(): void }) => event.preventDefault());
  render(
    <form onSubmit={submit}>
      <Button type="submit" loading>
        Send
      </Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button'));
  expect(submit).not.toHaveBeenCalled();
});

test('a button link gives its look to a given element, whose own props win', () => {
  render(
    <ButtonLink variant="accent" className="mine" render={<a href="/map" className="routed" />}>
      Open the map
    </ButtonLink>,
  );
  const link = screen.getByRole('link', { name: 'Open the map' });
  expect(link.getAttribute('href')).toBe('/map');
  expect([...link.classList]).toEqual(expect.arrayContaining(['button', 'accent', 'mine', 'routed']));
});

test('an icon button is named by its label', () => {
  render(<IconButton label="Close" icon={<svg aria-hidden="true" />} />);
  expect(screen.getByRole('button', { name: 'Close' })).toBeTruthy();
});
