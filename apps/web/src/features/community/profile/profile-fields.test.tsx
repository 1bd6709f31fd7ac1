import { AVATAR_MAX_BYTES } from '@deckframe/domain/community/profile/avatar-limits';
import { beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openPart } from '#testing/open-part.tsx';
import { answer, receivedCalls, refuse } from '#testing/scripted-api.ts';
import type { OwnProfile } from './api.ts';
import { AvatarField } from './edit/avatar-field.tsx';
import { FeatureDeck } from './feature-deck.tsx';
import { FeaturedDecks } from './featured-decks.tsx';
import { PlatePicker } from './plate-picker.tsx';
import { COSMETICS, createOwnProfile } from './own-profile.test-support.ts';

const SAVE = 'PATCH /api/me/profile';
const UPLOAD = 'POST /api/me/uploads/avatar';
const profile: OwnProfile = { ...createOwnProfile(), level: 5, ownedBackgrounds: ['eclipse'] };
beforeEach(() => answer('GET /api/cosmetics', 200, COSMETICS));
const plate = (name: string) => page.getByRole('radio', { name, exact: true });
const picture = new File(['pixels'], 'me.png', { type: 'image/png' });

it('plates: offers unlocked ones, and a click is stored and updates the header', async () => {
  await answer(SAVE, 200, { ...profile, selectedAvatarBackground: 'eclipse' });
  const { services, told } = await openPart(<PlatePicker profile={profile} roles={[]} />);
  await expect.element(plate('Standard')).toBeChecked();
  await expect.element(plate('Eclipse')).toBeInTheDocument();
  await expect.element(plate('Verdant')).not.toBeInTheDocument();
  await plate('Eclipse').click({ force: true });
  await expect.poll(() => told).toEqual(['success: "Profile updated successfully"']);
  expect((await receivedCalls(SAVE)).map(({ body }) => body)).toEqual([
    { selectedAvatarBackground: 'eclipse' },
  ]);
  expect(services.session.get()?.selectedAvatarBackground).toBe('eclipse');
});

it('plates: a refused click is reverted with a message', async () => {
  await refuse(SAVE, 422, 'VALIDATION_FAILED');
  const { told } = await openPart(<PlatePicker profile={profile} roles={[]} />);
  await plate('Ember').click({ force: true });
  await expect.poll(() => told.length).toBe(1);
  await expect.element(plate('Standard')).toBeChecked();
});

it('avatar: sends the file with one key, returns the address, and can be removed', async () => {
  const onChange = vi.fn<(avatar: string | null) => void>();
  await answer(UPLOAD, 201, { address: '/media/new.webp' });
  const { screen } = await openPart(<AvatarField avatar="/media/old.webp" onChange={onChange} />);
  await userEvent.upload(page.getByLabelText('Avatar'), picture);
  await expect.poll(() => onChange.mock.calls).toEqual([['/media/new.webp']]);
  expect((await receivedCalls(UPLOAD)).map(({ body, key }) => [body, typeof key])).toEqual([
    ['pixels', 'string'],
  ]);
  await screen.getByRole('button', { name: 'Remove' }).click();
  expect(onChange).toHaveBeenLastCalledWith(null);
});

it('avatar: a refusal and a too large file show beside the field', async () => {
  const onChange = vi.fn<(avatar: string | null) => void>();
  await refuse(UPLOAD, 422, 'IMAGE_UNREADABLE');
  await openPart(<AvatarField avatar={null} onChange={onChange} />);
  const field = page.getByLabelText('Avatar');
  await userEvent.upload(field, picture);
  await expect.element(page.getByRole('alert')).toMatchTextContent('Image upload failed');
  expect(await receivedCalls(UPLOAD)).toHaveLength(1);
  chooseHere(field.element(), new File([new Uint8Array(AVATAR_MAX_BYTES + 1)], 'large.png'));
  await expect.element(page.getByRole('alert')).toMatchTextContent(/MB/);
  expect(await receivedCalls(UPLOAD), 'never sent').toHaveLength(1);
  expect(onChange).not.toHaveBeenCalled();
});

/** Creates the file in the browser for speed. */
function chooseHere(input: Element, file: File): void {
  const transfer = new DataTransfer();
  transfer.items.add(file);
  (input as HTMLInputElement).files = transfer.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

it('decks: a click adds one to the profile or removes it, three at most', async () => {
  const featured = (id: string) => ({ game: 'gundam', id, name: `Deck ${id}` });
  const two = { ...profile, featuredDecks: [featured('d1'), { ...featured('d1'), game: 'ua' }] };
  await answer(SAVE, 200, two);
  const { told } = await openPart(
    <>
      <FeaturedDecks decks={two.featuredDecks} />
      <FeatureDeck profile={two} deck={{ id: 'd2', name: 'Second' }} />
      <FeatureDeck profile={two} deck={{ id: 'd1', name: 'First' }} />
      <FeatureDeck
        profile={{ ...two, featuredDecks: [...two.featuredDecks, featured('d3')] }}
        deck={{ id: 'd4', name: 'Fourth' }}
      />
    </>,
  );
  const links = page.getByRole('region', { name: 'Featured decks' }).getByRole('link');
  expect(links.elements().map((link) => link.getAttribute('href'))).toEqual([
    '/deck/d1',
    '/v3/ua/deck/d1',
  ]);
  await page.getByRole('button', { name: 'Show Fourth on the profile' }).click();
  await expect.poll(() => told).toEqual(['warning: "A profile shows three decks at most."']);
  await page.getByRole('button', { name: 'Show Second on the profile' }).click();
  await expect.poll(() => told.length).toBe(2);
  await page.getByRole('button', { name: 'Take First off the profile' }).click();
  const bodies = async () => (await receivedCalls(SAVE)).map(({ body }) => body);
  await expect.poll(bodies).toEqual([
    {
      featuredDecks: [
        { game: 'gundam', id: 'd1' },
        { game: 'ua', id: 'd1' },
        { game: 'gundam', id: 'd2' },
      ],
    },
    { featuredDecks: [{ game: 'ua', id: 'd1' }] },
  ]);
});
