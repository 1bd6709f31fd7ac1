import { describe, expect, it } from 'vitest';
import { BATCH_MAX, createAnalytics, type AnalyticsEvent, type Consent } from './analytics.ts';

function createScene(consent: Consent) {
  const scene = {
    consent,
    sent: [] as AnalyticsEvent[][],
    due: [] as (() => void)[],
  };
  const analytics = createAnalytics({
    getConsent: () => scene.consent,
    send: (events) => scene.sent.push([...events]),
    schedule: (flush) => scene.due.push(flush),
  });
  return { scene, analytics };
}

describe('createAnalytics', () => {
  it('ANLY-01 counts page views, several in one request', () => {
    const { scene, analytics } = createScene('granted');
    analytics.pageView('home');
    analytics.pageView('cardList');
    expect(scene.due).toHaveLength(1);
    scene.due[0]?.();
    expect(scene.sent).toEqual([
      [
        { kind: 'pageView', category: 'pages', label: 'home', value: '' },
        { kind: 'pageView', category: 'pages', label: 'cardList', value: '' },
      ],
    ]);
  });

  it('ANLY-02 sends header buttons with category, label and value', () => {
    const { scene, analytics } = createScene('granted');
    analytics.headerButton('leaderboard', '/leaderboard');
    analytics.flush();
    expect(scene.sent).toEqual([
      [
        {
          kind: 'event',
          category: 'header-buttons',
          label: 'leaderboard',
          value: '/leaderboard',
        },
      ],
    ]);
  });

  it.each(['unasked', 'denied'] as const)('N-35 records nothing while consent is %s', (consent) => {
    const { scene, analytics } = createScene(consent);
    analytics.pageView('home');
    scene.consent = 'granted';
    analytics.flush();
    expect(scene.sent).toEqual([]);
  });

  it('N-35 drops waiting events when consent is withdrawn', () => {
    const { scene, analytics } = createScene('granted');
    analytics.pageView('home');
    scene.consent = 'denied';
    scene.due[0]?.();
    expect(scene.sent).toEqual([]);
  });

  it('never sends more than a request may contain', () => {
    const { scene, analytics } = createScene('granted');
    for (let index = 0; index < BATCH_MAX + 1; index += 1) analytics.pageView('home');
    analytics.flush();
    expect(scene.sent.map((events) => events.length)).toEqual([BATCH_MAX, 1]);
  });
});
