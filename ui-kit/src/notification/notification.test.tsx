import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { NotificationCard, NotificationRegion } from './notification.tsx';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

function show(kind: 'success' | 'error' = 'success', timeout?: number) {
  const close = jest.fn();
  render(
    <NotificationRegion label="Notifications">
      <NotificationCard kind={kind} title="Saved" closeLabel="Close" onClose={close} timeout={timeout} />
    </NotificationRegion>,
  );
  return { close, card: screen.getByRole(kind === 'error' ? 'alert' : 'status') };
}

test('goes by itself after six seconds', () => {
  const { close } = show();
  pass(5999);
  expect(close).not.toHaveBeenCalled();
  pass(1);
  expect(close).toHaveBeenCalledTimes(1);
});

test('waits while a pointer is over it and goes on with the rest of its time @D-08', () => {
  const { close, card } = show();
  pass(4000);
  fireEvent.pointerEnter(card);
  pass(60_000);
  fireEvent.pointerLeave(card);
  pass(1999);
  expect(close).not.toHaveBeenCalled();
  pass(1);
  expect(close).toHaveBeenCalledTimes(1);
});

test('waits while the focus is in it @D-08', () => {
  const { close } = show();
  act(() => screen.getByRole('button', { name: 'Close' }).focus());
  pass(60_000);
  expect(close).not.toHaveBeenCalled();
});

test('a press keeps it @D-08', () => {
  const { close, card } = show();
  fireEvent.pointerDown(card);
  fireEvent.pointerLeave(card);
  pass(60_000);
  expect(close).not.toHaveBeenCalled();
});

test('stays for good without a time', () => {
  const { close } = show('success', 0);
  pass(600_000);
  expect(close).not.toHaveBeenCalled();
});

test('is announced: politely, an error at once @D-08', () => {
  const { card } = show('error');
  expect(card.textContent).toContain('Saved');
  expect(screen.getByRole('region', { name: 'Notifications' }).getAttribute('aria-live')).toBe('polite');
});

test('its time stands still while something covers the page @D-08', () => {
  const close = jest.fn();
  const card = (paused: boolean) => (
    <NotificationCard kind="info" title="Saved" closeLabel="Close" onClose={close} paused={paused} />
  );
  const { rerender } = render(card(true));
  pass(60_000);
  rerender(card(false));
  pass(5999);
  expect(close).not.toHaveBeenCalled();
  pass(1);
  expect(close).toHaveBeenCalledTimes(1);
});

describe('closed by the keyboard @D-08', () => {
  function Stack() {
    const [shown, setShown] = useState(['Saved', 'Sent']);
    return (
      <>
        <button type="button">Save</button>
        <NotificationRegion label="Notifications">
          {shown.map((title) => (
            <NotificationCard
              key={title}
              kind="success"
              title={title}
              closeLabel={`Close ${title}`}
              onClose={() => setShown(shown.filter((one) => one !== title))}
            />
          ))}
        </NotificationRegion>
      </>
    );
  }
  const button = (name: string) => screen.getByRole('button', { name });
  const pressEscape = () => fireEvent.keyDown(document.activeElement as Element, { key: 'Escape' });

  test('it hands the focus to the next one, and the last one back to where it was', () => {
    render(<Stack />);
    act(() => button('Save').focus());
    act(() => button('Close Saved').focus());
    pressEscape();
    expect(document.activeElement).toBe(button('Close Sent'));
    pressEscape();
    expect(document.activeElement).toBe(button('Save'));
  });

  test('it takes the focus from nobody who is elsewhere', () => {
    render(<Stack />);
    act(() => button('Save').focus());
    fireEvent.click(button('Close Saved'));
    expect(document.activeElement).toBe(button('Save'));
  });
});
