// Short messages that come and go by themselves.

export interface Toast {
  readonly id: number;
  readonly text: string;
  readonly kind: 'plain' | 'good' | 'bad';
}

const SECONDS = 6;

class ToastList {
  list = $state<Toast[]>([]);
  #next = 0;

  show(text: string, kind: Toast['kind'] = 'plain', seconds = SECONDS): void {
    const toast = { id: this.#next++, text, kind };
    this.list = [...this.list.slice(-2), toast];
    setTimeout(() => this.hide(toast.id), seconds * 1000);
  }

  hide(id: number): void {
    this.list = this.list.filter((toast) => toast.id !== id);
  }
}

export const toasts = new ToastList();
