import { describe, expect, it } from 'vitest';
import { parseSocialLink, socialNameOf, type SocialSite } from './social-links.ts';

describe('parseSocialLink', () => {
  it.each<[SocialSite, string | null, string | null]>([
    ['youtube', '  @vesper9 ', 'https://www.youtube.com/@vesper9'],
    ['youtube', 'youtube.com/@vesper9', 'https://youtube.com/@vesper9'],
    ['youtube', 'https://youtu.be/abc?si=1#t', 'https://youtu.be/abc'],
    ['twitch', 'vesper_9', 'https://www.twitch.tv/vesper_9'],
    ['twitch', 'HTTP://WWW.Twitch.TV/vesper9', 'https://www.twitch.tv/vesper9'],
    ['x', '@vesper9', 'https://x.com/vesper9'],
    ['x', 'https://twitter.com/vesper9', 'https://twitter.com/vesper9'],
    ['x', '   ', null],
    ['x', null, null],
  ])('PROF-10 %s: %j is stored as %j', (site, text, link) => {
    expect(parseSocialLink(site, text)).toEqual({ ok: true, link });
  });

  it.each<[SocialSite, string]>([
    ['youtube', 'javascript:alert(1)'],
    ['youtube', 'https://evil.test/@vesper9'],
    ['youtube', 'https://youtube.com.evil.test/@vesper9'],
    ['youtube', 'https://notyoutube.com/@vesper9'],
    ['youtube', 'https://youtube.com@evil.test/x'],
    ['youtube', 'https://youtube.com:8080/x'],
    ['youtube', 'youtube.com'],
    ['twitch', 'https://youtube.com/@vesper9'],
    ['twitch', '//evil.test/x'],
    ['twitch', 'two words'],
    ['x', 'data:text/html,x'],
    ['x', 'https://x.com/<script>'],
    ['x', 'https://x.com/a\\@evil.test'],
    ['x', `https://x.com/${'a'.repeat(300)}`],
  ])('%s refuses %j', (site, text) => {
    expect(parseSocialLink(site, text)).toEqual({ ok: false, fault: 'LINK_NOT_ALLOWED' });
  });
});

it('shows the handle of a link', () => {
  expect(socialNameOf('https://www.youtube.com/@vesper9')).toBe('vesper9');
  expect(socialNameOf('https://x.com/vesper9/')).toBe('vesper9');
});
