import { expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type FormEvent, useState } from 'react';
import { TimeField, type TimeFieldProps } from './index.ts';

const TEXTS: TimeFieldProps['texts'] = {
  placeholder: 'hh:mm',
  unreadable: 'Write the time like this: 18.30',
  keyboard: 'numeric',
};

const FIGURES: TimeFieldProps['figures'] = {
  write: (time) => time.replace(':', '.'),
  read: (text, isFinished) => {
    const [, hours = '', minutes] = /^([01]\d|2[0-3])(?:\.([0-5]\d))?$/.exec(text) ?? [];
    return hours !== '' && (minutes !== undefined || isFinished) ? `${hours}:${minutes ?? '00'}` : null;
  },
};

const submitted = jest.fn((event: FormEvent) => event.preventDefault());

function Form({ start = '', ...props }: Partial<TimeFieldProps> & { readonly start?: string }) {
  const [value, setValue] = useState(start);
  return (
    <form onSubmit={submitted}>
      <TimeField
        label="Opens"
        name="opens"
        texts={TEXTS}
        figures={FIGURES}
        {...props}
        value={value}
        onValueChange={setValue}
      />
    </form>
  );
}

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Opens' });

/** What the form would send. A browser tells the form before it does; jsdom does not. */
function sent() {
  const form = document.querySelector('form') as HTMLFormElement;
  const formData = new FormData(form);
  form.dispatchEvent(Object.assign(new Event('formdata'), { formData }));
  return formData.get('opens');
}

test('a time is typed as the language writes it, and the form sends it counted to 24 @E-01', async () => {
  render(<Form start="09:00" />);
  expect([field().value, field().inputMode, sent()]).toEqual(['09.00', 'numeric', '09:00']);
  await userEvent.clear(field());
  await userEvent.type(field(), '18');
  expect(sent()).toBe('');
  await userEvent.tab();
  expect([field().value, sent()]).toEqual(['18.00', '18:00']);
});

test('what is no time stays, is told of, and keeps Enter from sending the form', async () => {
  render(<Form />);
  await userEvent.type(field(), '25.70{Enter}');
  expect(submitted).not.toHaveBeenCalled();
  expect(screen.getByRole('textbox', { description: TEXTS.unreadable, name: 'Opens' })).toBe(field());
  expect([field().value, field().validationMessage]).toEqual(['25.70', TEXTS.unreadable]);
  await userEvent.clear(field());
  await userEvent.type(field(), '12.00{Enter}');
  expect(field().hasAttribute('aria-invalid')).toBe(false);
  expect(submitted).toHaveBeenCalledTimes(1);
});

test('what is wrong with it is told once it was left', async () => {
  render(<Form error="Must be later" />);
  await userEvent.click(field());
  expect(screen.queryByText('Must be later')).toBeNull();
  await userEvent.tab();
  expect(screen.getByText('Must be later')).toBeTruthy();
});
