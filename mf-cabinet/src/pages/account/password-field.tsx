import { useWording } from '@ecocircle/app-kit/wording';
import { TextField, type TextFieldProps } from '@ecocircle/ui-kit';

/** A field for a password, which may be shown. */
export function PasswordField(props: TextFieldProps) {
  const { t } = useWording();
  return (
    <TextField
      {...props}
      type="password"
      required
      showPasswordLabel={t('account.password.show')}
      hidePasswordLabel={t('account.password.hide')}
    />
  );
}
