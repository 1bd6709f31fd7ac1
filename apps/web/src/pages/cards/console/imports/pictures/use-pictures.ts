import { AVATAR_MAX_BYTES } from '@deckframe/domain/community/profile/avatar-limits';
import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useAppServices } from '#lib/app-services.ts';
import { errorText } from '#lib/message-text.ts';
import { runWrite } from '#lib/write/run-write.ts';
import { toasts } from '#ui/toast/toast-queue.ts';
import { AUDIT } from '../../../../../features/staff/users-api.ts';
import { matchPictures, type PictureMatch } from './match-pictures.ts';
import { changeRow, listStored, type PictureRow } from './picture-rows.ts';
import {
  readPicturedCards,
  sendPicture,
  showPictures,
  type StoredPicture,
} from './pictures-api.ts';

type Phase = 'idle' | 'matching' | 'matched' | 'sending' | 'shown' | 'undone';

/**
 * Uploads dropped pictures, one request each, and publishes them with one request for all cards.
 */
export function usePictures() {
  const { t } = useLingui();
  const services = useAppServices();
  const client = useQueryClient();
  const { api, config } = services;
  const [phase, setPhase] = useState<Phase>('idle');
  const [rows, setRows] = useState<readonly PictureRow[]>([]);
  const [left, setLeft] = useState<PictureMatch<File>['left']>([]);
  const ending = useRef(new AbortController());
  useEffect(() => {
    ending.current = new AbortController();
    return () => ending.current.abort();
  }, []);
  useAddresses(rows);

  const take = async (files: readonly File[]): Promise<void> => {
    if (files.length === 0) return;
    setPhase('matching');
    try {
      const cards = await readPicturedCards(api, config.gameid, ending.current.signal);
      const found = matchPictures(files, cards, AVATAR_MAX_BYTES);
      setLeft(found.left);
      setRows(found.matched.map(toRow));
      setPhase('matched');
    } catch (error) {
      if (ending.current.signal.aborted) return;
      toasts.show({ kind: 'error', title: errorText(error) });
      setPhase('idle');
    }
  };
  const sendOne = async ({ card: { cardno }, file }: PictureRow): Promise<StoredPicture | null> => {
    const { signal } = ending.current;
    setRows((now) => changeRow(now, cardno, { state: 'sending' }));
    try {
      const stored = await runWrite(services, {
        send: (key) =>
          sendPicture(config.gameid, cardno, file, { key, signal, onProgress: () => {} }),
        failure: () => null,
      });
      setRows((now) => changeRow(now, cardno, { state: 'stored', stored }));
      return stored;
    } catch (error) {
      const told = signal.aborted ? '' : errorText(error);
      setRows((now) => changeRow(now, cardno, { state: 'refused', told }));
      return null;
    }
  };
  const show = async (pictures: readonly StoredPicture[], isBack: boolean): Promise<void> => {
    const note = isBack ? t`Pictures taken back` : t`Pictures uploaded`;
    const answer = await runWrite(services, {
      send: (key) => showPictures(api, config.gameid, { pictures, note, isBack }, key),
    });
    if (answer.outcome === 'refused') {
      toasts.show({
        kind: 'error',
        title: t`A card was changed in the meantime. Choose the files again.`,
      });
    } else setPhase(isBack ? 'undone' : 'shown');
    await client.invalidateQueries({ queryKey: [AUDIT] });
  };
  /** Sequential, because the server processes one at a time. */
  const send = async (): Promise<void> => {
    setPhase('sending');
    const pictures = listStored(rows);
    for (const row of rows) {
      if (row.stored || ending.current.signal.aborted) continue;
      const stored = await sendOne(row);
      if (stored) pictures.push(stored);
    }
    if (ending.current.signal.aborted) return;
    setPhase('matched');
    if (pictures.length > 0) await show(pictures, false).catch(() => undefined);
  };
  const undo = () => show(listStored(rows), true).catch(() => undefined);
  return { phase, rows, left, take, send, undo };
}

const toRow = ({ file, card }: Pick<PictureRow, 'file' | 'card'>): PictureRow => ({
  file,
  card,
  address: URL.createObjectURL(file),
  state: 'waiting',
});

/** Revokes object URLs. */
function useAddresses(rows: readonly PictureRow[]): void {
  const shown = useRef<readonly string[]>([]);
  useEffect(() => {
    const addresses = rows.map(({ address }) => address);
    for (const old of shown.current) if (!addresses.includes(old)) URL.revokeObjectURL(old);
    shown.current = addresses;
  }, [rows]);
  useEffect(() => () => shown.current.forEach((old) => URL.revokeObjectURL(old)), []);
}
