import { type FormEvent, useState } from 'react';

/**
 * The one button behind a mailed link: how it went, as the address told or as the press went. `press` is given the
 * button and never rejects; `follow` is for the form's submit.
 */
export function usePress<Result>(
  told: Result | null,
  press: (submitter: HTMLElement | null) => Promise<Result>,
) {
  const [result, setResult] = useState<Result | null>(told);
  const [isPending, setPending] = useState(false);
  const follow = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (isPending) return;
    setPending(true);
    setResult(await press((event.nativeEvent as SubmitEvent).submitter));
    setPending(false);
  };
  return { result, isPending, follow, hasAnswered: result !== told };
}
