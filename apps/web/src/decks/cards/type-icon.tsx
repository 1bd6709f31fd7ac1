import {
  Bot,
  Castle,
  Crown,
  Gem,
  Layers,
  PawPrint,
  User,
  Zap,
  type LucideIcon,
} from 'lucide-react';

const ICONS: readonly (readonly [RegExp, LucideIcon])[] = [
  [/leader/i, Crown],
  [/unit/i, Bot],
  [/pilot|character|trainer/i, User],
  [/command|event/i, Zap],
  [/base|site|field|stage/i, Castle],
  [/creature/i, PawPrint],
  [/resource|ap|don/i, Gem],
];

export function TypeIcon({ type, size = 14 }: { type: string; size?: number }) {
  const Icon = ICONS.find(([words]) => words.test(type))?.[1] ?? Layers;
  return <Icon size={size} aria-hidden="true" />;
}
