import { createHmac } from 'node:crypto';

export type Delivery = { id: string; body: string };

/** Returns the Standard Webhooks headers: signature, time and id. */
export function signDelivery(
  secret: string,
  { id, body }: Delivery,
  now: number,
): Record<'webhook-id' | 'webhook-signature' | 'webhook-timestamp', string> {
  const seconds = String(Math.floor(now / 1000));
  const mac = createHmac('sha256', secret).update(`${id}.${seconds}.${body}`).digest('base64');
  return {
    'webhook-id': id,
    'webhook-timestamp': seconds,
    'webhook-signature': `v1,${mac}`,
  };
}
