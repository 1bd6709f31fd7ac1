import { expect, it } from 'vitest';
import type { DigestLine } from './digest-queries.ts';
import { sayLine } from './digest-mail.ts';

const line = (detail: string | null): DigestLine => ({
  kind: 'tournament',
  place_type: 'tournament',
  gameid: 'gundam',
  place_id: '1',
  label: 'Harbour',
  detail,
  actor: null,
  actor_count: 0,
  comment_on: null,
  comment_on_id: null,
});

it.each([
  [null, 'You have a place in “Harbour”.', 'Du hast einen Platz bei „Harbour“.'],
  ['cancelled', '“Harbour” is cancelled.', '„Harbour“ ist abgesagt.'],
  [
    'objection',
    'Somebody objects to a result of “Harbour”.',
    'Jemand erhebt Einspruch gegen ein Ergebnis von „Harbour“.',
  ],
  [
    'answered',
    'Your objection to “Harbour” is answered.',
    'Dein Einspruch zu „Harbour“ ist beantwortet.',
  ],
  [
    'accepted',
    'Your rule for “Harbour” was accepted.',
    'Deine Regel für „Harbour“ wurde angenommen.',
  ],
  [
    'declined',
    'Your rule for “Harbour” was declined.',
    'Deine Regel für „Harbour“ wurde abgelehnt.',
  ],
])('digest text for tournaments: %s', (detail, english, german) => {
  expect(sayLine('en', line(detail))).toBe(english);
  expect(sayLine('de', line(detail))).toBe(german);
});

it.each([
  [
    'tournament',
    'Halcyon invited you to the staff of “Harbour”.',
    'Halcyon hat dich ins Team von „Harbour“ eingeladen.',
  ],
  [
    'custom-series',
    'Halcyon invited you to work on “Harbour”.',
    'Halcyon hat dich eingeladen, an „Harbour“ mitzuarbeiten.',
  ],
])('digest text for invitations: %s', (detail, english, german) => {
  const invited = { kind: 'invitation', actor: 'Halcyon', actor_count: 1 } as const;
  expect(sayLine('en', { ...line(detail), ...invited })).toBe(english);
  expect(sayLine('de', { ...line(detail), ...invited })).toBe(german);
});
