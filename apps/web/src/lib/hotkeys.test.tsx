import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openPart } from '#testing/open-part.tsx';
import { isTyping, useHotkeys } from './hotkeys.ts';

function Fields({ onKey }: { onKey: (key: string) => void }) {
  useHotkeys((event) => {
    if (!isTyping(event)) onKey(event.key);
    return false;
  });
  return (
    <>
      <button type="button">Button</button>
      <input aria-label="Line" />
      <textarea aria-label="Lines" />
      <select aria-label="Choice" />
      <div contentEditable suppressContentEditableWarning role="textbox" aria-label="Editor">
        <button type="button">Bold</button>
      </div>
      <div contentEditable="plaintext-only" role="textbox" aria-label="Plain editor" />
      <div contentEditable={false} suppressContentEditableWarning>
        <button type="button">Fixed</button>
      </div>
    </>
  );
}

it('a letter is text in a field or editor, and a hotkey elsewhere', async () => {
  const keys: string[] = [];
  await openPart(<Fields onKey={(key) => keys.push(key)} />);
  const press = async (place: ReturnType<typeof page.getByRole>, key: string) => {
    (place.element() as HTMLElement).focus();
    await userEvent.keyboard(key);
  };
  // First, because the editor takes the letters that follow.
  await press(page.getByRole('button', { name: 'Bold' }), 'x');
  for (const name of ['Line', 'Lines', 'Choice', 'Editor', 'Plain editor']) {
    await press(page.getByLabelText(name, { exact: true }), 'x');
  }
  expect(keys).toEqual([]);
  await press(page.getByRole('button', { name: 'Button' }), 'a');
  await press(page.getByRole('button', { name: 'Fixed' }), 'b');
  expect(keys).toEqual(['a', 'b']);
});
