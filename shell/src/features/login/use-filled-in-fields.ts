import { type RefObject, useEffect, useRef } from 'react';

/** Takes over what a person or a password manager filled in before the page's script was there. */
export function useFilledInFields(
  form: RefObject<HTMLFormElement | null>,
  fields: Readonly<Record<string, (value: string) => void>>,
): void {
  const changes = useRef(fields);
  useEffect(() => {
    if (!form.current) return;
    const data = new FormData(form.current);
    for (const [name, change] of Object.entries(changes.current)) {
      const value = data.get(name);
      if (typeof value === 'string' && value !== '') change(value);
    }
  }, [form]);
}
