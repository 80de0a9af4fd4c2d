import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Has the form send the value itself, and not as it is written in some language. */
export function useSentValue(input: RefObject<HTMLInputElement | null>, value: string): void {
  const send = useEffectEvent(({ formData }: FormDataEvent): void => {
    const name = input.current?.name;
    if (name && formData.has(name)) formData.set(name, value);
  });
  useEffect(() => {
    const form = input.current?.form;
    const listen = (event: FormDataEvent): void => send(event);
    form?.addEventListener('formdata', listen);
    return () => form?.removeEventListener('formdata', listen);
  }, [input]);
}
