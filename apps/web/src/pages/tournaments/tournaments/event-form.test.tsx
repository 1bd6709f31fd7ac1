import { useState } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { openPart } from '#testing/open-part.tsx';
import { newDraft, type EventDraft } from './event-draft.ts';
import { EventForm } from './event-form.tsx';

const description = page.getByLabelText('Description');
const area = page.getByRole('textbox', { name: 'Area' });
const save = page.getByRole('button', { name: 'Save' });
let sent: EventDraft[] = [];
let tellings = 0;

beforeEach(() => {
  sent = [];
  tellings = 0;
});

/** A form whose event another member changes on a button click. */
function Shared({ others }: { others: Partial<EventDraft> }) {
  const [stored, setStored] = useState({ ...newDraft(new Date(0)), name: 'Lantern Open' });
  return (
    <>
      <button type="button" onClick={() => setStored({ ...stored, ...others })}>
        Others
      </button>
      <EventForm
        stored={{ ...stored, location: 'Harbour Games, Dock 4', area: stored.area || 'Oslo' }}
        busy={false}
        submitLabel="Save"
        onSubmit={(draft, saved) => {
          sent.push(draft);
          setStored(draft);
          saved();
        }}
        onOvertaken={() => (tellings += 1)}
      />
    </>
  );
}

const others = () => page.getByRole('button', { name: 'Others' }).click();

it('TOUR-08 text that another organizer also changed is not replaced without a warning', async () => {
  await openPart(<Shared others={{ description: 'Bring dice.' }} />);
  await description.fill('Bring sleeves.');
  await others();
  await save.click();
  await expect.poll(() => tellings).toBe(1);
  expect(sent).toEqual([]);
  await expect.element(description).toHaveValue('Bring sleeves.');
  await description.fill('Bring sleeves and dice.');
  await save.click();
  await expect
    .poll(() => sent.map((draft) => draft.description))
    .toEqual(['Bring sleeves and dice.']);
  expect(tellings).toBe(1);
});

it('TOUR-08 other fields changed by another organizer are merged', async () => {
  await openPart(<Shared others={{ area: 'Bergen' }} />);
  await description.fill('Bring sleeves.');
  await others();
  await expect.element(area).toHaveValue('Bergen');
  await save.click();
  await expect.poll(() => sent.length).toBe(1);
  expect(sent[0]).toMatchObject({ area: 'Bergen', description: 'Bring sleeves.' });
  // After saving they are no longer local changes, so changes of others appear.
  await description.fill('Bring sleeves!');
  await save.click();
  await expect.poll(() => sent.length).toBe(2);
  expect(tellings).toBe(0);
});
