import { useNavigate } from '@ecocircle/shared-contracts/router';
import { SearchIcon, TextField } from '@ecocircle/ui-kit';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type PointListQuery, pointListPath } from '../../points/index.ts';
import styles from './search-field.module.css';

/** Milliseconds without a key before the words go into the address. */
const PAUSE = 300;

/** Keeps what is typed until a pause; an address that changes otherwise (back, a link) wins. */
function useSearchText({ status, search }: PointListQuery) {
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
    navigate(pointListPath({ status, search: words, page: 1 }), { replace: true, preventScrollReset: true });
  };

  return { text, setText, send };
}

/** Searches the list by name and address. */
export function SearchField({ query }: { query: PointListQuery }) {
  const { t } = useTranslation();
  const { text, setText, send } = useSearchText(query);

  // send is another function in each render, which depends on these three only.
  useEffect(() => {
    const pause = setTimeout(() => send(text), PAUSE);
    return () => clearTimeout(pause);
  }, [text, query.status, query.search]);

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
          label={t('points.search.label')}
          labelHidden
          placeholder={t('points.search.placeholder')}
          icon={<SearchIcon size="sm" />}
          clearLabel={t('points.search.clear')}
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
