import { useNavigate } from '@ecocircle/shared-contracts/router';
import { SearchIcon, TextField } from '@ecocircle/ui-kit';
import { useEffect, useState } from 'react';
import styles from './search-field.module.css';

/** Props of {@link SearchField}. */
export interface SearchFieldProps {
  /** The words that the page's address searches for. */
  readonly search: string;
  /** The address that searches for other words. */
  readonly pathOf: (search: string) => string;
  readonly texts: { readonly label: string; readonly placeholder: string; readonly clear: string };
}

/** Milliseconds without a key before the words go into the address. */
const PAUSE = 300;

/** Keeps what is typed until a pause; an address that changes otherwise (back, a link) wins. */
function useSearchText({ search, pathOf }: SearchFieldProps) {
  const navigate = useNavigate();
  const [text, setText] = useState(search);
  const [sent, setSent] = useState(search);
  const [seen, setSeen] = useState(search);
  if (search !== seen) {
    setSeen(search);
    setSent(search);
    if (search !== sent) setText(search);
  }

  const send = (typed: string) => {
    const words = typed.trim();
    if (words === search) return;
    setSent(words);
    navigate(pathOf(words), { replace: true, preventScrollReset: true });
  };

  return { text, setText, send };
}

/** Searches a list by the words in its address. */
export function SearchField(props: SearchFieldProps) {
  const { search, pathOf, texts } = props;
  const { text, setText, send } = useSearchText(props);
  const target = pathOf('');

  // send is another function in each render, which depends on these three only.
  useEffect(() => {
    const pause = setTimeout(() => send(text), PAUSE);
    return () => clearTimeout(pause);
  }, [text, target, search]);

  return (
    <search className={styles.search}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          send(text);
        }}
      >
        <TextField
          type="search"
          label={texts.label}
          labelHidden
          placeholder={texts.placeholder}
          icon={<SearchIcon size="sm" />}
          clearLabel={texts.clear}
          maxLength={100}
          autoComplete="off"
          enterKeyHint="search"
          value={text}
          onValueChange={setText}
        />
      </form>
    </search>
  );
}
