/** Turns the line around, or takes no room: a name with these can pass for another. */
const DECEIVING = /[\p{Cc}\u2028\u2029]|(?!\u200C|\u200D|[\u{E0020}-\u{E007F}])\p{Cf}/gu;
/** The two joiners where they do nothing: outside of emoji and of the scripts that need them. */
const IDLE_JOINER =
  /(?<![\p{Emoji_Presentation}\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F\p{sc=Arabic}\p{sc=Devanagari}\p{sc=Bengali}\p{sc=Tamil}\p{sc=Sinhala}\p{sc=Malayalam}\p{sc=Telugu}\p{sc=Kannada}\p{sc=Gujarati}\p{sc=Gurmukhi}\p{sc=Khmer}])[\u200C\u200D]+/gu;
/** The flags of regions are written with tags behind a black flag; elsewhere tags hide text. */
const IDLE_TAGS = /(?<!\u{1F3F4}[\u{E0020}-\u{E007F}]*)[\u{E0020}-\u{E007F}]+/gu;

/**
 * A name as it is stored and shown: one spelling of each letter (NFC), nothing that turns or hides
 * text, a tab or a line break as a space. Its words and its emoji stay as they are.
 */
export function cleanName(name: string): string {
  return name
    .normalize('NFC')
    .replaceAll(/[\t\r\n\u2028\u2029]+/gu, ' ')
    .replaceAll(DECEIVING, '')
    .replaceAll(IDLE_TAGS, '')
    .replaceAll(IDLE_JOINER, '');
}
