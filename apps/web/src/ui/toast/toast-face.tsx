import type { ComponentType } from 'react';
import {
  Bell,
  Check,
  ChevronsUp,
  CircleCheck,
  CircleX,
  Info,
  Sparkles,
  TriangleAlert,
  X,
  type LucideProps,
} from 'lucide-react';
import { LevelLogo } from '../level-logo.tsx';
import { clampLevel } from '@deckframe/domain/rewards/exp/levels';
import type {
  ExpToast,
  InsightToast,
  LevelUpToast,
  PlainToast,
  ToastMessage,
} from './toast-kinds.ts';

const ICONS: Record<PlainToast['kind'], ComponentType<LucideProps>> = {
  success: CircleCheck,
  error: CircleX,
  info: Info,
  warning: TriangleAlert,
  generic: Bell,
  store: Bell,
};

export type ToastFaceProps = {
  message: ToastMessage;
  closeLabel: string;
  onClose: () => void;
};

/** The look of a toast. Position and duration are up to the host. */
export function ToastFace({ message, closeLabel, onClose }: ToastFaceProps) {
  switch (message.kind) {
    case 'insight':
      return <InsightFace message={message} onClose={onClose} />;
    case 'exp':
      return <ExpFace message={message} />;
    case 'levelUp':
      return <LevelUpFace message={message} />;
    default:
      return <PlainFace message={message} closeLabel={closeLabel} onClose={onClose} />;
  }
}

type PlainFaceProps = { message: PlainToast; closeLabel: string; onClose: () => void };

function PlainFace({ message, closeLabel, onClose }: PlainFaceProps) {
  const Icon = ICONS[message.kind];
  const actions = [message.action, message.secondAction].filter((action) => action !== undefined);
  return (
    <>
      <span className="toast__tile">
        <Icon size={16} aria-hidden="true" />
      </span>
      <div className="toast__words">
        <p className="toast__title">{message.title}</p>
        {message.detail && <p className="toast__detail">{message.detail}</p>}
      </div>
      {actions.map(({ label, onPress }) => (
        <button
          key={label}
          type="button"
          className="toast__action"
          onClick={() => {
            onPress();
            onClose();
          }}
        >
          {label}
        </button>
      ))}
      <button type="button" className="toast__close" aria-label={closeLabel} onClick={onClose}>
        <X size={14} aria-hidden="true" />
      </button>
    </>
  );
}

function InsightFace({ message, onClose }: { message: InsightToast; onClose: () => void }) {
  const apply = () => {
    message.onApply();
    onClose();
  };
  const dismiss = () => {
    message.onDismiss?.();
    onClose();
  };
  return (
    <>
      <span className="toast__tile">
        <Sparkles size={16} aria-hidden="true" />
      </span>
      <div className="toast__words">
        <p className="toast__title">{message.title}</p>
        {message.detail && <p className="toast__detail">{message.detail}</p>}
      </div>
      <div className="toast__rounds">
        <button
          type="button"
          className="toast__round toast__round--main"
          aria-label={message.applyLabel}
          onClick={apply}
        >
          <Check size={17} aria-hidden="true" />
        </button>
        <button
          type="button"
          className="toast__round"
          aria-label={message.dismissLabel}
          onClick={dismiss}
        >
          <X size={16} aria-hidden="true" />
        </button>
      </div>
    </>
  );
}

const WHOLE = 100;

function ExpFace({ message }: { message: ExpToast }) {
  const share = Math.max(0, Math.min(1, message.progress)) * WHOLE;
  return (
    <>
      <span className="toast__tile">
        <ChevronsUp size={17} aria-hidden="true" />
      </span>
      <div className="toast__words">
        <p className="toast__line">
          <span className="toast__amount">+{Math.max(0, message.amount).toLocaleString('en')}</span>{' '}
          <span className="toast__unit">{message.unit}</span>{' '}
          <span className="toast__reason">{message.reason}</span>
        </p>
        <div className="toast__bar" aria-hidden="true">
          <i style={{ width: `${share}%` }} />
        </div>
      </div>
    </>
  );
}

function LevelUpFace({ message }: { message: LevelUpToast }) {
  return (
    <>
      <LevelLogo size={40} />
      <div className="toast__words">
        <p className="toast__title">{message.title}</p>
        {message.detail && <p className="toast__detail">{message.detail}</p>}
      </div>
      <span className="toast__level">{clampLevel(message.level)}</span>
    </>
  );
}
