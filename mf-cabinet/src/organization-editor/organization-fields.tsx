import { useField } from '@ecocircle/app-kit/form';
import { PhoneField } from '@ecocircle/app-kit/phone-field';
import { SinglePhoto } from '@ecocircle/app-kit/photo-uploader';
import { useServices } from '@ecocircle/app-kit/remote';
import { NETWORK_HOSTS, NETWORKS, type Network, ORGANIZATION_LIMITS } from '@ecocircle/shared-contracts';
import { TextField } from '@ecocircle/ui-kit';
import { useTranslation } from 'react-i18next';
import { createOwnPhotoUploader } from '../photo-uploader/index.ts';
import { AboutSection } from './about-section.tsx';
import { editor } from './model.ts';
import styles from './organization-editor.module.css';
import { Section } from './section.tsx';

const uploader = createOwnPhotoUploader();

function Logo() {
  const { t } = useTranslation();
  const { value, onValueChange, error, errorShown } = useField(editor, 'logo');
  return (
    <Section name="logo">
      <SinglePhoto
        uploader={uploader}
        value={value}
        onChange={onValueChange}
        title={t('organization.logo.picture')}
        hint={t('organization.logo.hint')}
        error={errorShown ? (error ?? undefined) : undefined}
      />
    </Section>
  );
}

function AddressField({ name }: { readonly name: Network | 'website' }) {
  const { t } = useTranslation();
  return (
    <TextField
      {...useField(editor, name)}
      label={t(`organization.field.${name}`)}
      hint={name === 'website' ? t('organization.websiteHint') : `https://${NETWORK_HOSTS[name][0]}/…`}
      type="url"
      inputMode="url"
      autoCapitalize="none"
      autoComplete={name === 'website' ? 'url' : 'off'}
      spellCheck={false}
      maxLength={ORGANIZATION_LIMITS.address}
    />
  );
}

function Contacts() {
  const { t } = useTranslation();
  const { locale } = useServices().locale;
  return (
    <Section name="contacts">
      <div className={styles.pair}>
        <AddressField name="website" />
        <PhoneField
          {...useField(editor, 'phone')}
          locale={locale}
          label={t('organization.field.phone')}
          autoComplete="tel"
          whenSeen
        />
      </div>
    </Section>
  );
}

const Networks = () => (
  <Section name="networks">
    <div className={styles.pair}>
      {NETWORKS.map((network) => (
        <AddressField key={network} name={network} />
      ))}
    </div>
  </Section>
);

/** The fields of an organisation's page in their sections. */
export const OrganizationFields = () => (
  <>
    <Logo />
    <AboutSection />
    <Contacts />
    <Networks />
  </>
);
