import { ChevronDownIcon } from '@ecocircle/ui-kit';
import { TextWithMarks } from '../../long-text/index.ts';
import styles from './app-questions.module.css';
import type { AppPageData } from './load-app-page.ts';

/** What people ask about the app; the browser opens and closes the answers itself. */
export function AppQuestions({ page }: { readonly page: AppPageData }) {
  return (
    <section className={styles.band} aria-labelledby="app-questions">
      <div className={styles.content}>
        <h2 id="app-questions">{page.questionsTitle}</h2>
        <div>
          {page.questions.map(({ question, answer }) => (
            <details key={question} className={styles.item}>
              <summary className={styles.question}>
                {question}
                <ChevronDownIcon size="sm" className={styles.arrow} />
              </summary>
              <p className={styles.answer}>
                <TextWithMarks text={answer} />
              </p>
            </details>
          ))}
        </div>
      </div>
    </section>
  );
}
