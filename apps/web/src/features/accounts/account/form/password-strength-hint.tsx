import {
  judgePassword,
  PASSWORD_STRENGTHS,
  type PasswordStrength,
} from '@deckframe/domain/accounts/access/password-strength';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import './password-strength-hint.css';

const WORDS: Readonly<Record<PasswordStrength, MessageDescriptor>> = {
  weak: msg`Weak: easy to guess. Longer is better; a few unrelated words work well.`,
  fair: msg`Fair: a few more characters make it good.`,
  good: msg`Good.`,
  strong: msg`Strong.`,
};

/** A hint announced politely. */
export function PasswordStrengthHint(props: { password: string; ownFacts?: readonly string[] }) {
  const { t, i18n } = useLingui();
  const strength = judgePassword(props.password, props.ownFacts);
  const steps = PASSWORD_STRENGTHS.indexOf(strength) + 1;
  return (
    <span className="strength" data-strength={props.password === '' ? undefined : strength}>
      <span className="strength__bar" aria-hidden="true">
        {PASSWORD_STRENGTHS.map((name, at) => (
          <span key={name} data-on={props.password !== '' && at < steps ? '' : undefined} />
        ))}
      </span>
      <span role="status">
        {props.password === '' ? t`8 to 128 characters, any you like.` : i18n._(WORDS[strength])}
      </span>
    </span>
  );
}
