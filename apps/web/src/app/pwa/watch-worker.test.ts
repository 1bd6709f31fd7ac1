import { expect, it } from 'vitest';
import { watchWorker, type WatchedWorker } from './start-pwa.ts';

class FakeWorker extends EventTarget implements WatchedWorker {
  state: ServiceWorkerState = 'installing';
  readonly received: string[] = [];
  postMessage(message: string): void {
    this.received.push(message);
  }
  reach(state: ServiceWorkerState): void {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

class FakeRegistration extends EventTarget {
  waiting: FakeWorker | null = null;
  installing: FakeWorker | null = null;
  find(worker: FakeWorker): void {
    this.installing = worker;
    this.dispatchEvent(new Event('updatefound'));
  }
}

it('offers a version installed beside the running one and opens it on request', () => {
  const registration = new FakeRegistration();
  const worker = new FakeWorker();
  const offers: (() => void)[] = [];
  watchWorker(
    registration,
    () => true,
    (apply) => offers.push(apply),
  );
  registration.find(worker);
  expect(offers).toHaveLength(0);
  worker.reach('installed');
  expect(offers).toHaveLength(1);
  expect(worker.received).toEqual([]);
  offers[0]?.();
  expect(worker.received).toEqual(['activate']);
});

it('offers a version that was installing before anybody listened', () => {
  const registration = new FakeRegistration();
  const worker = new FakeWorker();
  registration.installing = worker;
  let offers = 0;
  watchWorker(
    registration,
    () => true,
    () => (offers += 1),
  );
  worker.reach('installed');
  expect(offers).toBe(1);
});

it('offers a version waiting since the last visit', () => {
  const registration = new FakeRegistration();
  registration.waiting = new FakeWorker();
  let offers = 0;
  watchWorker(
    registration,
    () => true,
    () => (offers += 1),
  );
  expect(offers).toBe(1);
});

it('does not offer the very first version', () => {
  const registration = new FakeRegistration();
  const worker = new FakeWorker();
  let isControlled = false;
  let offers = 0;
  watchWorker(
    registration,
    () => isControlled,
    () => (offers += 1),
  );
  registration.find(worker);
  isControlled = true;
  worker.reach('installed');
  expect(offers).toBe(0);
});
