import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useGameConfig } from '#lib/app-services.ts';

export type CardLinkProps = { cardno: string; className?: string; children: ReactNode };

export function CardLink({ cardno, className, children }: CardLinkProps) {
  const { features } = useGameConfig();
  if (features.cardPage !== 'live') return children;
  return (
    <Link to="/cards/$cardno" params={{ cardno }} className={className}>
      {children}
    </Link>
  );
}
