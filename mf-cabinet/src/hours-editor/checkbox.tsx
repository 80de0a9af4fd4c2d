import styles from './hours-editor.module.css';

interface CheckboxProps {
  readonly label: string;
  readonly checked: boolean;
  readonly onChange: (isChecked: boolean) => void;
}

/** A choice that is made or not; its whole row can be pressed. */
export const Checkbox = ({ label, checked, onChange }: CheckboxProps) => (
  <label className={styles.checkbox}>
    <input type="checkbox" checked={checked} onChange={(event) => onChange(event.target.checked)} />
    <span>{label}</span>
  </label>
);
